/** The parameter of a form's address that names a text in it, such as `blocks/66f1/title`. */
export const PLACE_PARAMETER = 'at'
