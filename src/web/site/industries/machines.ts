import type { buyerPages, industryPages } from '#web/addresses.ts';
import type { DrawingName } from '../drawing.tsx';

type Program = (typeof industryPages)[number] | (typeof buyerPages)[number];
/** An example price in whole dollars and a usual term for one machine, with our drawing of it where one exists. */
export type Machine = { dollars: number; months: number; used?: true; drawing?: DrawingName };

/** Typical machines of each program. Their names are in the program's texts, in this order. */
export const machines = {
  construction: {
    miniExcavator: { dollars: 48_000, months: 48, drawing: 'excavator' },
    skidSteer: { dollars: 60_000, months: 48, used: true, drawing: 'skid-steer' },
    excavator: { dollars: 145_000, months: 60, used: true, drawing: 'excavator' },
    dozer: { dollars: 130_000, months: 60, used: true },
    loader: { dollars: 185_000, months: 60 },
    forklift: { dollars: 28_000, months: 36, used: true },
  },
  foodBeverage: {
    mixer: { dollars: 18_000, months: 36, drawing: 'mixer' },
    deckOven: { dollars: 46_000, months: 36, drawing: 'deck-oven' },
    kitchen: { dollars: 85_000, months: 48 },
    flowWrapper: { dollars: 75_000, months: 48, used: true },
    tunnelOven: { dollars: 240_000, months: 60, used: true },
    packagingLine: { dollars: 390_000, months: 60, drawing: 'packaging-line' },
  },
  manufacturing: {
    compressor: { dollars: 38_000, months: 48 },
    cmm: { dollars: 65_000, months: 48, used: true },
    verticalMill: { dollars: 85_000, months: 60, drawing: 'cnc-mill' },
    cobot: { dollars: 120_000, months: 60, drawing: 'robot-arm' },
    lathe: { dollars: 165_000, months: 60, used: true },
    fiveAxis: { dollars: 420_000, months: 60, drawing: 'cnc-mill' },
  },
  vocationalTrucks: {
    serviceBody: { dollars: 48_000, months: 48 },
    usedBucket: { dollars: 95_000, months: 48, used: true, drawing: 'bucket-truck' },
    serviceTruck: { dollars: 145_000, months: 60 },
    craneTruck: { dollars: 165_000, months: 60, used: true, drawing: 'crane-truck' },
    bucket: { dollars: 165_000, months: 60, drawing: 'bucket-truck' },
  },
  firstTime: {
    miniExcavator: { dollars: 32_000, months: 36, used: true, drawing: 'excavator' },
    pizzaKitchen: { dollars: 38_000, months: 48, drawing: 'deck-oven' },
    skidSteer: { dollars: 45_000, months: 48, used: true, drawing: 'skid-steer' },
    mill: { dollars: 62_000, months: 48, used: true, drawing: 'cnc-mill' },
    bucket: { dollars: 75_000, months: 48, used: true, drawing: 'bucket-truck' },
  },
  itin: {
    miniExcavator: { dollars: 34_000, months: 48, used: true, drawing: 'excavator' },
    skidSteer: { dollars: 45_000, months: 48, used: true, drawing: 'skid-steer' },
    tortillaLine: { dollars: 58_000, months: 48 },
    bucket: { dollars: 82_000, months: 48, used: true, drawing: 'bucket-truck' },
    loader: { dollars: 96_000, months: 60, used: true },
  },
} as const satisfies Record<Program, Record<string, Machine>>;
export type ProgramName = keyof typeof machines;
