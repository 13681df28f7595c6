import { parentPort, workerData } from 'node:worker_threads'
import { type DocumentJob, renderDocument } from '../render-document'

/** Renders one document and exits. */
parentPort?.postMessage(await renderDocument(workerData as DocumentJob))
