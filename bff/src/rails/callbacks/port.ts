/** Calls addresses that customers of the bank gave for news of their own charges. */
export interface CallbackRail {
  /**
   * Posts a form to the address; answers the status of its reply. It is at-least-once: the same call may come twice.
   * @throws where the address is not one of the public internet, or does not answer in time.
   */
  post(url: string, form: Record<string, string>): Promise<number>;
}
