import styles from './icon.module.css';

/** Inlined SVG: only icons in use are downloaded, and they take the text colour. */
export function Icon({ svg, size, className = styles.icon }: { svg: string; size?: string; className?: string }) {
  return (
    <span
      className={className}
      style={size ? { inlineSize: size } : undefined}
      aria-hidden="true"
      // Safe: the markup is a file from our build, never data.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
