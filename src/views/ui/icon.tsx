/** Strokes on a 16 × 16 grid, in the colour of the text beside them. */
const paths = {
  check: 'M3 8.5l3.5 3.5L13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  warning: 'M8 2.5L14.5 13.5h-13zM8 6.5v3.5M8 12v.01',
  clock: 'M8 1.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM8 4.5V8l2.5 1.5',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 2.5v11l9-5.5z',
  offline: 'M2 2l12 12M5 9.5a4.5 4.5 0 015-1M2.5 7A8 8 0 015 5.4M8 4.5A8 8 0 0113.5 7M8 12.5v.01',
  send: 'M14 2L7 9M14 2l-4 12-3-5-5-3z',
  question: 'M6 6a2 2 0 113 1.7c-.7.4-1 .8-1 1.8M8 12.5v.01',
  conflict: 'M2 5h9L8.5 2.5M14 11H5l2.5 2.5',
  list: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  user: 'M8 8a3 3 0 100-6 3 3 0 000 6zM2.5 14a5.5 5.5 0 0111 0',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 015 0v2.5',
  chevron: 'M6 3.5L10.5 8 6 12.5',
  bag: 'M3.5 5.5h9l.5 8.5H3zM5.5 7.5V4a2.5 2.5 0 015 0v3.5',
  weight: 'M5 5.5h6l2 8.5H3zM8 5.5a1.75 1.75 0 100-3.5 1.75 1.75 0 000 3.5z',
  bolt: 'M9 1.5L3.5 9H8l-1 5.5L12.5 7H8z',
  siren: 'M3 13.5h10M4.5 13.5V9a3.5 3.5 0 017 0v4.5M8 2v1.5M2.5 4.5l1 1M13.5 4.5l-1 1',
  hourglass: 'M4 2h8M4 14h8M5 2c0 4 6 4 6 12M11 2c0 4-6 4-6 12',
  truck: 'M1.5 4h8v7.5h-8zM9.5 6.5h3l2 2.5v2.5h-5M4.5 13.5v-.01M12 13.5v-.01',
  car: 'M1.5 11.5V8.5l2-1 1.5-3.5h6L12.5 7.5l2 1v3zM4.5 11.5v1.5M11.5 11.5v1.5M3.5 7.5h9',
  scooter:
    'M3.5 13.5a1.75 1.75 0 100-3.5 1.75 1.75 0 000 3.5zM12.5 13.5a1.75 1.75 0 100-3.5 1.75 1.75 0 000 3.5zM5.25 11.75h3.5L11 4h-2M11 4l1.5 6M2.5 8h4',
  bike: 'M3.75 13a2.75 2.75 0 100-5.5 2.75 2.75 0 000 5.5zM12.25 13a2.75 2.75 0 100-5.5 2.75 2.75 0 000 5.5zM3.75 10.25L6 5.5h4.5l1.75 4.75M6 5.5l2.5 4.75 2-4.75M3.75 10.25H8.5M5 4h2M10.5 5.5L10 3.5h1.5',
  basket: 'M2 6.5h12l-1.5 7h-9zM5 6.5L7 2.5M11 6.5L9 2.5',
  external: 'M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5L7.5 8.5',
  grid: 'M2.5 2.5h4.5V7H2.5zM9 2.5h4.5V7H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  more: 'M8 3.5v.01M8 8v.01M8 12.5v.01',
  undo: 'M5.5 3L2.5 6l3 3M2.5 6h7a4 4 0 010 8H6',
  search: 'M7 12A5 5 0 107 2a5 5 0 000 10zM10.8 10.8L14 14',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  pin: 'M8 14.5s4.5-4.5 4.5-8a4.5 4.5 0 00-9 0c0 3.5 4.5 8 4.5 8zM8 8a1.5 1.5 0 100-3 1.5 1.5 0 000 3z',
} as const;

export type IconName = keyof typeof paths;

interface IconProps {
  readonly name: IconName;
  /** Accessible name, where no text stands beside. */
  readonly label?: string;
  readonly size?: number;
}

export function Icon({ name, label, size = 14 }: IconProps) {
  const drawing = {
    width: size,
    height: size,
    viewBox: '0 0 16 16',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Clipping hundreds of icons costs time in every frame, and no stroke leaves its grid.
    overflow: 'visible',
  } as const;
  const path = <path d={paths[name]} />;
  if (!label) {
    return (
      <svg {...drawing} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg {...drawing} role="img" aria-label={label}>
      <title>{label}</title>
      {path}
    </svg>
  );
}
