/** What the model of the measurement says, over and over. */
export const SPOKEN = 'Used machines are welcome here. ';
