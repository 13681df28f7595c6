import { setUp } from '../setup/set-up'

// Without the sizes of pictures, which take half of the time and are made on request.
await setUp(() => Promise.resolve())
process.exit(0)
