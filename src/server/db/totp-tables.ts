/** One-time codes at the sign-in, for users who switched them on. */
export type TotpRow = {
  user_id: string;
  /** Sealed. */
  secret_sealed: string;
  begun_at: Date;
  /** Asked for from here on. */
  confirmed_at: Date | null;
  /** The 30-second step of the last code that was used: it and older ones are not good again. */
  last_step: number | null;
};

export type RecoveryCodeRow = {
  user_id: string;
  /** Keyed hash. */
  code_mac: string;
  used_at: Date | null;
};
