/** Which login a second step belongs to: what the first one answered, sent along by the web. */
export const LOGIN_CHALLENGE_HEADER = 'x-login-challenge'
