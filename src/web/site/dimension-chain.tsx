type Props = {
  /** 0 to 1: how much of the value is paid down. */
  downShare: number;
  months: number;
  /** Over the line; absent where the value stands beside it anyway. */
  value?: string;
  left: string;
  right: string;
};

const WIDTH = 560;
const TOP = 44;

/** Measures money as a drawing measures millimetres: down payment true to scale, then a tick a payment. */
export function DimensionChain({ downShare, months, value, left, right }: Props) {
  const start = WIDTH * downShare;
  const step = (WIDTH - start) / months;
  const ticks = Array.from({ length: months - 1 }, (_, i) => ({ x: start + step * (i + 1), long: (i + 1) % 12 === 0 }));
  return (
    <div className="chain">
      {value !== undefined && (
        <p className="chain-value">
          <span>{value}</span>
        </p>
      )}
      <svg viewBox={`-2 28 ${String(WIDTH + 4)} 32`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="chain-base" d={`M0 ${String(TOP)}H${String(WIDTH)}`} />
        <path className="chain-stop" d={`M0 30v28M${String(start)} 30v28M${String(WIDTH)} 30v28`} />
        <path
          className="chain-tick"
          d={ticks.map(({ x, long }) => `M${x.toFixed(1)} ${long ? '32v20' : '38v6'}`).join('')}
        />
      </svg>
      <p className="chain-ends">
        <span>{left}</span>
        <span>{right}</span>
      </p>
    </div>
  );
}
