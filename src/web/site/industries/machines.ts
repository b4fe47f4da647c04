import type { buyerPages, industryPages } from '#web/addresses.ts';

type Program = (typeof industryPages)[number] | (typeof buyerPages)[number];
/** An example price in whole dollars and a usual term for one machine. */
export type Machine = { dollars: number; months: number; used?: true };

/** Typical machines of each program. Their names are in the program's texts, in this order. */
export const machines = {
  construction: {
    miniExcavator: { dollars: 48_000, months: 48 },
    skidSteer: { dollars: 60_000, months: 48, used: true },
    excavator: { dollars: 145_000, months: 60, used: true },
    dozer: { dollars: 130_000, months: 60, used: true },
    loader: { dollars: 185_000, months: 60 },
    forklift: { dollars: 28_000, months: 36, used: true },
  },
  foodBeverage: {
    mixer: { dollars: 18_000, months: 36 },
    deckOven: { dollars: 46_000, months: 36 },
    kitchen: { dollars: 85_000, months: 48 },
    flowWrapper: { dollars: 75_000, months: 48, used: true },
    tunnelOven: { dollars: 240_000, months: 60, used: true },
    packagingLine: { dollars: 390_000, months: 60 },
  },
  manufacturing: {
    compressor: { dollars: 38_000, months: 48 },
    cmm: { dollars: 65_000, months: 48, used: true },
    verticalMill: { dollars: 85_000, months: 60 },
    cobot: { dollars: 120_000, months: 60 },
    lathe: { dollars: 165_000, months: 60, used: true },
    fiveAxis: { dollars: 420_000, months: 60 },
  },
  vocationalTrucks: {
    serviceBody: { dollars: 48_000, months: 48 },
    usedBucket: { dollars: 95_000, months: 48, used: true },
    serviceTruck: { dollars: 145_000, months: 60 },
    craneTruck: { dollars: 165_000, months: 60, used: true },
    bucket: { dollars: 165_000, months: 60 },
  },
  firstTime: {
    miniExcavator: { dollars: 32_000, months: 36, used: true },
    pizzaKitchen: { dollars: 38_000, months: 48 },
    skidSteer: { dollars: 45_000, months: 48, used: true },
    mill: { dollars: 62_000, months: 48, used: true },
    bucket: { dollars: 75_000, months: 48, used: true },
  },
  itin: {
    miniExcavator: { dollars: 34_000, months: 48, used: true },
    skidSteer: { dollars: 45_000, months: 48, used: true },
    tortillaLine: { dollars: 58_000, months: 48 },
    bucket: { dollars: 82_000, months: 48, used: true },
    loader: { dollars: 96_000, months: 60, used: true },
  },
} as const satisfies Record<Program, Record<string, Machine>>;
export type ProgramName = keyof typeof machines;
