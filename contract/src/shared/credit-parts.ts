/** Most charges that one received credit can be matched with. */
export const MOST_PARTS = 20;
