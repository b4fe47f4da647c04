import { type DrawingName, DrawingSymbol } from './drawing.tsx';

const trucks: DrawingName[] = [
  'bucket-truck',
  'bucket-truck',
  'crane-truck',
  'bucket-truck',
  'bucket-truck',
  'crane-truck',
];

/** The six trucks of the truck case study. */
export const FleetTrucks = () => (
  <div className="fleet-trucks">
    <svg className="fleet-symbols" aria-hidden="true" focusable="false">
      <DrawingSymbol name="bucket-truck" />
      <DrawingSymbol name="crane-truck" />
    </svg>
    {trucks.map((name, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same drawing several times
      <svg key={n} viewBox="0 0 640 336" aria-hidden="true" focusable="false">
        <use href={`#drawing-${name}`} />
      </svg>
    ))}
  </div>
);
