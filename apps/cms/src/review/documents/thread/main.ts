import { parentPort, workerData } from 'node:worker_threads'
import { renderDocument } from '../render-document'
import type { DocumentJob } from './document-job'

/** Makes one document and ends. */
parentPort?.postMessage(await renderDocument(workerData as DocumentJob))
