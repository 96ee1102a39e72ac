import styles from './missing-part.module.css';

/** For the page of a URL that does not exist: motor, backplate and volute pulled apart along the shaft; where the impeller belongs, a dashed outline. */
export function MissingPart() {
  return (
    <svg className={styles.drawing} viewBox="0 0 640 320" aria-hidden="true">
      <path className={styles.axis} d="M10 160h620" />
      <g className={styles.metal}>
        <path d="M30 92h128v136H30zM158 108h18v104h-18z" />
        <path d="M30 108h128M30 126h128M30 144h128M30 176h128M30 194h128M30 212h128M52 92V76h44v16M176 150h66v20h-66z" />
        <path d="M262 84h16v152h-16zM278 124h14v72h-14z" />
        <path d="M292 152h36v16h-36z" />
        <path d="M482 96c44 0 76 28 76 64s-32 64-76 64c-36 0-58-22-58-54V52h52v44z" />
        <path d="M414 40h72v14h-72zM558 128h34v64h-34zM592 118h12v84h-12z" />
        <circle cx="490" cy="160" r="34" />
        <circle cx="490" cy="160" r="12" />
      </g>
      <path
        className={styles.hatch}
        d="M262 100l16-16M262 124l16-16M262 148l16-16M262 196l16-16M262 220l16-16M262 236l16-14"
      />
      <g className={styles.missing}>
        <path d="M352 92h12v136h-12zM364 112c26 4 40 20 40 48s-14 44-40 48zM364 142h46v36h-46z" />
      </g>
      <path className={styles.leader} d="M376 236v34h48" />
      <circle className={styles.balloon} cx="444" cy="270" r="20" />
      <text className={styles.number} x="444" y="275" textAnchor="middle">
        404
      </text>
    </svg>
  );
}
