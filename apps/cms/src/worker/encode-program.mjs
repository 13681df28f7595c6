// Encodes pictures for `low-priority-encoder.ts`, one after another. It runs as a separate process,
// because the priority of a process cannot be lowered for a part of its work.
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

// The worker ends this program by closing the channel, also if it is killed itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())

process.on('message', async ({ original, encoding }) => {
  const { width, format, options, maxPixels } = encoding
  try {
    const bytes = await sharp(Buffer.from(original), { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, options)
      .toBuffer()
    process.send?.({ bytes })
  } catch (error) {
    process.send?.({ problem: String(error) })
  }
})
