import { setUp } from '../setup/set-up'

// The sizes of pictures are not created, because this takes half of the time and they are created
// on request.
await setUp(() => Promise.resolve())
process.exit(0)
