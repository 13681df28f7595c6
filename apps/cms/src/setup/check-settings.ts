import { checkSettings } from '../start/check-settings'

checkSettings('set-up')
