import styles from './icon.module.css';

interface IconProps {
  svg: string;
  /** Otherwise `--icon`, or 1.25rem. */
  size?: '0.875rem' | '1em' | '1rem' | '1.125rem' | '1.75rem';
  className?: string;
}

/** Inlined SVG: only icons in use are downloaded, and they take the text colour. */
export function Icon({ svg, size, className = styles.icon }: IconProps) {
  return (
    <span
      className={className}
      data-size={size}
      aria-hidden="true"
      // Safe: the markup is a file from our build, never data.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
