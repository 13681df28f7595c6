// Next's own React has view transitions; the types of React 19.2 keep them here.
/// <reference types="react/experimental" />
