export interface Command {
  /** A line in the list of commands. */
  summary: string;
  /** All that `delta <command> --help` says, where a line is not enough. */
  help?: string;
  /** Takes what follows the name of the command; returns the exit code. */
  run(args: string[]): Promise<number>;
}
