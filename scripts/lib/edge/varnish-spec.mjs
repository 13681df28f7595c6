import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../make-folder.mjs'
import { repoRoot } from '../paths.mjs'
import { writeFileAtomically } from '../write-file-atomically.mjs'
import { backendsVcl } from './backends-vcl.mjs'

const configuration = path.join(repoRoot, 'docker/varnish')

/**
 * Writes the installation's part of the configuration, and creates the process specification of
 * varnishd.
 *
 * @param {object} options
 * @param {string} options.varnishd
 * @param {string} options.folder for the edge's own files and Varnish's working folder
 * @param {string} options.listen such as 127.0.0.1:3080 or :3080
 * @param {string} options.memory such as 256m
 * @param {string[]} options.instances origins of the web servers
 * @param {string[]} [options.trustedProxies]
 * @param {string} options.secret
 * @param {NodeJS.ProcessEnv} [options.env] more of default.vcl's settings
 */
export function varnishSpec(options) {
  const { varnishd, folder, listen, memory, instances, trustedProxies, secret, env } = options
  // varnishd switches to its own users, who need access below this folder.
  makeFolder(folder, 0o711)
  fs.chmodSync(folder, 0o711)
  const workDir = path.join(folder, 'varnish')
  const vclDir = path.join(folder, 'vcl')
  writeFileAtomically(path.join(vclDir, 'backends.vcl'), backendsVcl({ instances, trustedProxies }))
  const args = [
    ['-F'],
    ...sandbox([workDir, configuration]),
    ['-n', workDir],
    ['-a', listen],
    ['-f', path.join(configuration, 'default.vcl')],
    ['-s', `malloc,${memory}`],
    ['-p', `vcl_path=${vclDir}:${configuration}`],
    ['-p', 'thread_pool_max=1000'],
  ]
  return {
    command: varnishd,
    args: args.flat(),
    workDir,
    env: { ...process.env, ...env, PUBLISH_SECRET: secret },
  }
}

/**
 * If root starts varnishd, it runs and reads its configuration as its own users. If these cannot
 * enter the folders, such as those below /root, varnishd must stay root.
 * @param {string[]} folders
 */
function sandbox(folders) {
  if (process.getuid?.() !== 0 || folders.every(isOpenToAll)) return []
  return [['-j', 'none']]
}

/**
 * @param {string} folder
 * @returns {boolean}
 */
function isOpenToAll(folder) {
  const parent = path.dirname(folder)
  const isOpen = !fs.existsSync(folder) || (fs.statSync(folder).mode & 0o001) !== 0
  return isOpen && (parent === folder || isOpenToAll(parent))
}
