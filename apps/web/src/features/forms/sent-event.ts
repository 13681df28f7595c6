/** The event that a form fires after it was sent. */
export const FORM_SENT = 'form-sent'
