/** Said by a form, and heard around it, once what it holds has arrived. */
export const FORM_SENT = 'form-sent'
