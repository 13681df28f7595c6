import { prepareBuilds } from './prepare-builds'
void prepareBuilds().then(() => console.log('built'))
