import { RELOAD_SCRIPT } from '../errors/reload-script'
import { LATE_FACES_SCRIPT } from '../late-faces/late-faces-script'

/** The same in every page: pages whose policy names each script know it by its hash. */
export const SHARED_SCRIPT = `${RELOAD_SCRIPT}\n${LATE_FACES_SCRIPT}`
