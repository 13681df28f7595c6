import { checkSettings } from '../start/check-settings'

checkSettings('worker')
