// Stands for packages that exist only to fail in the wrong place.
export {}
