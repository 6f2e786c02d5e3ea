/** What is measured when somebody asks. Labels name what the code names: calls, queues, channels; never an account or a person. */
export interface Measured {
  name: string;
  help: string;
  label?: string;
  /** Value by the label's, or one under ''. */
  read(): Promise<Iterable<readonly [string, number]>> | Iterable<readonly [string, number]>;
}
