<?php

declare(strict_types=1);

namespace Headwater\Webhook\Listeners;

use Headwater\Feature;
use Headwater\Webhook\ChangeRecorder;

/**
 * Hears from WordPress or a plugin what changes, and records it.
 */
abstract class Listener implements Feature
{
    protected ChangeRecorder $recorder;

    public function __construct(ChangeRecorder $recorder)
    {
        $this->recorder = $recorder;
    }
}
