import { checkSettings } from '../platform/start/check-settings'

checkSettings('worker')
