import styles from './icon.module.css';

/** An icon's file, inlined: only those in use are downloaded, and they take the colour of the text. */
export function Icon({ svg, size }: { svg: string; size?: string }) {
  return (
    <span
      className={styles.icon}
      style={size ? { inlineSize: size } : undefined}
      aria-hidden="true"
      // The text is a file of our own build, never data.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
