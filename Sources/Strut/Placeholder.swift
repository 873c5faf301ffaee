// Filled by the first commit of this target.
