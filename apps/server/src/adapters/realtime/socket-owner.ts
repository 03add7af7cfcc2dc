/** Who a socket belongs to, as the one-use ticket of `session-token` says. */
export interface SocketOwner {
  readonly tenant: string;
  readonly user: string;
  readonly session: string;
  /** From where the ticket was asked for. */
  readonly address: string;
}
