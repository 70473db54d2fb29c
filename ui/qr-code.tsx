import styles from './qr-code.module.css';

/** Dark on light in both themes, or cameras do not read it. */
export function QrCode({ modules, name }: { modules: boolean[][]; name: string }) {
  const size = modules.length;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={styles.qrCode}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold what is drawn here
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
