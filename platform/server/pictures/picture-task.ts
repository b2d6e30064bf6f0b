/** What is drawn of a picture; all of it turned upright, and of several frames the first. */
export type Drawing =
  /** Brightness 0…255 of so many points across and down, row by row. */
  | { kind: 'levels'; width: number; height: number }
  /** A WebP cut to a size around the middle; one of `maxBytes` is made coarser until it fits, and is not enlarged. */
  | { kind: 'cut'; width: number; height: number; maxBytes?: number }
  /** A WebP of the whole, no wider than that. */
  | { kind: 'narrow'; width: number };

/** A picture of somebody else, as bytes or as a file of this machine, and what is drawn of it. */
export interface PictureTask {
  source: Uint8Array | string;
  drawings: readonly Drawing[];
}

/** Size as the file tells it, and the drawings in their order. Unit: pixels. */
export interface DrawnPicture {
  width: number;
  height: number;
  drawn: Buffer[];
}

/** Why a picture is not read: none of ours, too large, stored so that a small file costs much memory, or costly otherwise. */
type PictureRefusal = 'not_a_picture' | 'too_many_pixels' | 'costly_storage' | 'too_heavy';

/** A picture that is not read. */
export class PictureError extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal, cause?: unknown) {
    super(reason, { cause });
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/** What the process of pictures may take for one. */
export interface PictureBounds {
  /** Time of the processor. Unit: ms. */
  processorMs: number;
  /** Memory of its process. Unit: MB. */
  memoryMb: number;
}

/** What the process is sent, and what it answers. */
export type ToPictureProcess = PictureTask & PictureBounds;
export type FromPictureProcess =
  | { answer: DrawnPicture }
  | { refusal: PictureRefusal; why: string }
  /** It takes more than it may and is to be ended. */
  | { isHeavy: true };
