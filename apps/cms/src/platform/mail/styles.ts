const INK = '#0e0f13'
const PAPER = '#f6f3ec'
const PENCIL = '#55565c'
const BLUE = '#a4dded'
const GREEN = '#00701f'

const FONT = "font-family:'Segoe UI',Roboto,'Helvetica Neue',Tahoma,Arial,sans-serif"

/**
 * Inline styles, which all mail programs support. Margins are vertical only, so that they suit both
 * text directions.
 */
export const STYLES = {
  body: `margin:0;padding:0;background:${PAPER}`,
  page: `background:${PAPER};${FONT};color:${INK}`,
  margin: 'padding:32px 16px 48px',
  sheet: 'max-width:560px;background:#ffffff;text-align:start',
  slate: `background:${INK};color:${PAPER};border-bottom:4px solid ${BLUE};padding:20px 32px;${FONT};font-size:17px;font-weight:600`,
  content: `padding:32px;${FONT};font-size:16px;line-height:1.6`,
  paragraph: 'margin:0 0 20px',
  note: `margin:0 0 16px;font-size:14px;color:${PENCIL};word-break:break-word`,
  signature: 'margin:32px 0 0',
  company: `margin:16px 0 0;font-size:13px;line-height:1.5;color:${PENCIL}`,
  facts: `margin:0 0 24px;border-collapse:collapse;border-top:1px solid #d9d6cf`,
  factLabel: `padding:8px 0;border-bottom:1px solid #d9d6cf;width:34%;font-weight:400;font-size:14px;color:${PENCIL};text-align:start;vertical-align:top`,
  fact: 'padding:8px 0;border-bottom:1px solid #d9d6cf;word-break:break-word;vertical-align:top',
  quoteLabel: `margin:0 0 6px;font-size:14px;color:${PENCIL}`,
  quote: `margin:0 0 24px;padding:14px 18px;background:${PAPER};border-inline-start:3px solid ${BLUE};word-break:break-word`,
  newsTitle: 'margin:28px 0 2px;font-size:18px;line-height:1.4',
  newsLabel: 'margin:0 0 6px',
  newsLink: `color:${GREEN}`,
  button: `display:inline-block;background:${GREEN};color:#ffffff;padding:13px 24px;font-weight:600;text-decoration:none`,
  link: `color:${GREEN};word-break:break-all`,
} as const
