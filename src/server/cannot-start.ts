/** The product cannot start. The message is one or two sentences: the cause and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

const folderProblems: Readonly<Record<string, readonly [problem: string, cure: string]>> = {
  EROFS: ['the disk is mounted read-only', 'mount it for writing'],
  ENOSPC: ['the disk is full', 'make room on it'],
  EDQUOT: ['the share of this user of the disk is used up', 'make room on it'],
  EACCES: ['this user may not write there', 'give the user that runs the product the right to'],
  EPERM: ['this user may not write there', 'give the user that runs the product the right to'],
  ENOTDIR: ['a file stands where a folder should be', 'move the file away'],
  EEXIST: ['a file stands where a folder should be', 'move the file away'],
  EISDIR: ['a folder stands where a file should be', 'move the folder away'],
};

/** The failure to write into a folder as a sentence for the operator; any other error as it is. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || error instanceof CannotStart) return error;
  const { code = '', path = dataDir, syscall } = error as NodeJS.ErrnoException;
  const known = folderProblems[code];
  if (!known || syscall === 'connect') return error;
  const [problem, cure] = known;
  const inside = path === dataDir ? '' : ` (DATA_DIR is ${dataDir})`;
  return new CannotStart(
    `${path} cannot be used, because ${problem} (${code})${inside}: ${cure}, or set DATA_DIR to another folder.`,
  );
}
