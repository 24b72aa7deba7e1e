/** How far each control reaches under a finger, px: its label's box, or its own with what grows around it. */
export function reaches(controls: readonly Element[]) {
  return controls.map((control) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect();
    const around = ['::before', '::after']
      .map((part) => getComputedStyle(control, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute');
    const most = (own: number, side: 'width' | 'height') =>
      Math.max(own, ...around.map((style) => Number.parseFloat(style[side]) || 0));
    return {
      name: control.textContent || control.ariaLabel || control.tagName,
      isOnScreen: box.top < innerHeight && box.bottom > 0,
      width: most(box.width, 'width'),
      height: most(box.height, 'height'),
    };
  });
}
