/** The URL parameter that names a text in a form, such as `blocks/66f1/title`. */
export const PLACE_PARAMETER = 'at'
