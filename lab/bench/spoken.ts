/** The repeated sentence of the measured model. */
export const SPOKEN = 'Used machines are welcome. ';
