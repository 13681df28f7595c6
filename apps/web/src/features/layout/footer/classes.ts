export const FOOTER_HEADING = 'mb-3 text-pencil'

export const FOOTER_LINK = 'footer-link'
