/** Slips of paper in the colours of the seats; they fall once and are gone. */
const slips = 28;

/** A number in 0 … 1 that looks like chance and is the same each time. */
function scatter(index: number, salt: number): number {
  const wave = Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Paper that falls when a match is won; a picture without words, shown only where motion is wanted. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: slips }, (_, index) => (
        <span
          key={index}
          style={{
            left: `${scatter(index, 1) * 100}%`,
            rotate: `${scatter(index, 2) * 360}deg`,
            animationDelay: `${scatter(index, 3) * 420}ms`,
            animationDuration: `${1000 + scatter(index, 4) * 600}ms`,
          }}
        />
      ))}
    </div>
  );
}
