/** The CMS gave no answer: it is down, restarting or too slow. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable'
}

/** The CMS gave an answer that is not what the contract says. */
export class CmsBadAnswer extends Error {
  override name = 'CmsBadAnswer'
}
