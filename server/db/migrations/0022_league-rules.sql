ALTER TABLE "competition_seasons" ADD COLUMN "shoot_outs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "points_shoot_out_win" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "points_shoot_out_loss" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "matches_per_red" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "second_yellow_is_red" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_teams" ADD COLUMN "lot" integer;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "shoot_out_points_make_sense" CHECK (not "competition_seasons"."shoot_outs" or ("competition_seasons"."points_shoot_out_win" <= "competition_seasons"."points_win"
        and "competition_seasons"."points_shoot_out_loss" between "competition_seasons"."points_loss" and "competition_seasons"."points_shoot_out_win"));--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "red_card_has_matches" CHECK ("competition_seasons"."matches_per_red" between 0 and 20);--> statement-breakpoint
ALTER TABLE "competition_teams" ADD CONSTRAINT "lot_is_positive" CHECK ("competition_teams"."lot" > 0);