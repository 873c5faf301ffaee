// Filled by the report's tests.
