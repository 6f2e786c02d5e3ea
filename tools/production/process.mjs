import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A process of ours, with its output kept for the case that it ends unasked. */
export class Process {
  constructor(name, command, args, env, cwd = root) {
    Object.assign(this, { name, command, args, env, cwd });
  }
  start() {
    this.output = '';
    const child = spawn(this.command, this.args, {
      cwd: this.cwd,
      env: { PATH: process.env.PATH, HOME: this.env.HOME, ...this.env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (this.output += chunk));
    this.child = child;
    this.ended = new Promise((resolve) => child.on('exit', (code) => resolve(code)));
  }
  async stop(signal = 'SIGTERM') {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return this.child?.exitCode;
    this.child.kill(signal);
    return this.ended;
  }
}
