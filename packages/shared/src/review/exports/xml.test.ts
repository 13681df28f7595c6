import { describe, expect, it } from 'vitest'
import { element, leaf, xmlDocument } from './xml'

describe('element', () => {
  it.each([
    ['lines and tabs, which readers would make spaces of', 'a\n\tb', 'a&#10;&#9;b'],
    ['every way to end a line', 'a\r\nb\rc', 'a&#10;b&#10;c'],
    ['marks of XML', `<b> & "c" 'd' ]]>`, `&lt;b&gt; &amp; &quot;c&quot; 'd' ]]&gt;`],
    ['no character that XML refuses', 'a\0\u001b\ud800\uffffb', 'ab'],
    ['Arabic and emoji', 'أبطأ 👩‍👩‍👧', 'أبطأ 👩‍👩‍👧'],
  ])('holds %s', (_name, value, written) => {
    expect(element('a', { value })).toBe(`<a value="${written}"/>`)
    expect(leaf('a', value)).toBe(`<a>${written}</a>`)
  })

  it('holds others', () => {
    expect(element('a', { id: 1 }, [leaf('b', 2), element('c', {})])).toBe(
      '<a id="1"><b>2</b><c/></a>',
    )
  })
})

describe('xmlDocument', () => {
  it('names its root', () => {
    expect(xmlDocument('a', '<a/>')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE a>\n<a/>\n',
    )
  })
})
