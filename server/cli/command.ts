export interface Command {
  /** A line in the list of commands. */
  summary: string;
  /** The text of `delta <command> --help`, where a line is not enough. */
  help?: string;
  /** Takes the arguments of the command; returns the exit code. */
  run(args: string[]): Promise<number>;
}
