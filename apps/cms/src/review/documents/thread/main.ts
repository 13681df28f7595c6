import { parentPort, workerData } from 'node:worker_threads'
import { type DocumentJob, renderDocument } from '../render-document'

/** Makes one document and ends. */
parentPort?.postMessage(await renderDocument(workerData as DocumentJob))
