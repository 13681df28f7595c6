/** Bytes of a JSON body, of one file, and of what stands around it in a form. */
export const MAX_JSON_BYTES = 64 * 1024
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_FORM_BYTES = MAX_FILE_BYTES + MAX_JSON_BYTES

/** The name of the file's field in `multipart/form-data`. */
export const FILE_FIELD = 'file'
