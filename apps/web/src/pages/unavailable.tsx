/** Nobody can reach this address; the build leaves the error page out where it finds no page beside it. */
export { default } from './_error'
