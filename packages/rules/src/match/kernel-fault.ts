/** An internal contradiction: a value that this package made has been changed from outside, or a fault of its own. */
export class KernelFault extends Error {
  override readonly name = 'KernelFault';
}
