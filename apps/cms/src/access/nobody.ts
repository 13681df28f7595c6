/** For what no caller may do from outside, staff included. */
export function nobody(): false {
  return false
}
