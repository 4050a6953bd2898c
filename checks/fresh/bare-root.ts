// A Debian in a folder with nothing but Node and npm: no browser, no git, none of a browser's libraries.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodePackage } from '../../scripts/node24.mjs';

/** The user inside. */
export type Person = 'root' | 'player';

const HOMES = { root: '/root', player: '/home/player' } as const;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** The network settings of this machine are passed on. */
const OF_THE_NETWORK = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

const atWork = new Set<ChildProcess>();

/** Kills what runs in any of them. */
export function endAll(): void {
  for (const child of atWork) child.kill('SIGKILL');
}

export class BareRoot {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static make(): BareRoot {
    const folder = mkdtempSync(join(tmpdir(), 'harena-bare-'));
    chmodSync(folder, 0o755);
    execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'stable', folder], {
      stdio: 'ignore',
    });
    for (const file of [CERTIFICATES, '/etc/resolv.conf', '/etc/hosts']) {
      if (existsSync(file)) copyFileSync(file, join(folder, file));
    }
    execFileSync('chroot', [folder, 'useradd', '--create-home', 'player']);
    for (const home of Object.values(HOMES)) {
      if (existsSync(join(homedir(), '.npmrc'))) copyFileSync(join(homedir(), '.npmrc'), join(folder, home, '.npmrc'));
    }
    return new BareRoot(folder);
  }

  /** A copy of this root. */
  copy(): BareRoot {
    const folder = mkdtempSync(join(tmpdir(), 'harena-bare-'));
    execFileSync('cp', ['-a', `${this.folder}/.`, folder]);
    return new BareRoot(folder);
  }

  /** Installs npm's package of this Node, and npm itself. */
  installNode(major: number): void {
    const aside = join(this.folder, 'aside');
    mkdirSync(aside, { recursive: true });
    const install = [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--prefix',
      aside,
      `${nodePackage}@${major}`,
      'npm@10',
    ];
    execFileSync('npm', install, { cwd: aside, stdio: 'ignore' });
    copyFileSync(join(aside, 'node_modules', nodePackage, 'bin', 'node'), join(this.folder, 'usr/local/bin/node'));
    const npm = join(this.folder, 'usr/local/lib/node_modules/npm');
    mkdirSync(dirname(npm), { recursive: true });
    cpSync(join(aside, 'node_modules', 'npm'), npm, { recursive: true, verbatimSymlinks: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(this.folder, 'usr/local/bin/npm'));
    rmSync(aside, { recursive: true });
  }

  /** Clones the project into the user's home; the path contains a space. Returns the path inside. */
  clone(project: string, person: Person): string {
    const inside = join(HOMES[person], 'a clone');
    execFileSync('git', ['clone', '--quiet', '--no-local', project, join(this.folder, inside)]);
    execFileSync('chroot', [this.folder, 'chown', '-R', person, inside]);
    return inside;
  }

  /** Starts a command inside, in its own process group. */
  start(person: Person, cwd: string, command: string): ChildProcess {
    const outside = Object.entries(process.env).filter(([name]) => OF_THE_NETWORK.test(name));
    const env = {
      ...Object.fromEntries(outside),
      PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin',
      HOME: HOMES[person],
      LANG: 'C.UTF-8',
    };
    // The shell stays: it is the first process of its space, and all of them end with it. A process that becomes another
    // user (chroot) is not told when its parent ends.
    const enter =
      'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && chroot --userspec="$1" "$0" sh -c "$2"; exit $?';
    const spaces = ['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child'];
    const args = [...spaces, 'sh', '-c', enter, this.folder, person, `cd '${cwd}' && ${command}`];
    const child = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    atWork.add(child);
    return child.on('close', () => atWork.delete(child));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
